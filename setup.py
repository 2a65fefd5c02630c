"""What pyproject.toml cannot say: the mypyc extension where it can be built, and links where an address is known."""

import os
import re
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, "tools")

from address import anywhere, urls
from docstrings import documented

MARK = "# mypyc: compile"
SOURCE = Path("src/homestretch")
LOOKING = {"dist_info", "egg_info", "sdist"}  # commands that build nothing


def marked() -> list[str]:
    """Every module that asks to be compiled in one of its first ten lines."""
    return [path.as_posix() for path in sorted(SOURCE.rglob("*.py")) if is_marked(path)]


def is_marked(path: Path) -> bool:
    head = path.read_text(encoding="utf-8").splitlines()[:10]
    return any(line.startswith(MARK) for line in head)


def has_compiler() -> bool:
    """True when a file that includes Python.h compiles."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception:  # every compiler fails in its own way, and all of them mean no
            return False
    return True


def extensions() -> list[Extension]:
    modules = marked()
    if not modules or os.environ.get("HOMESTRETCH_PURE") == "1" or LOOKING & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return plain("mypyc is not installed")
    if not has_compiler():
        return plain("no C compiler with Python's headers was found")
    # Types are checked by `make lint`; an error in a module that is not compiled is no reason to build nothing.
    made: list[Extension] = mypycify(
        ["--follow-imports=silent", *modules], opt_level="3", group_name="homestretch", target_dir="build/mypyc"
    )
    for extension in made:
        extension.sources = [tell(source, modules) for source in extension.sources]
        if os.name != "nt":  # so that the compiler may inline what nobody outside calls
            extension.extra_compile_args.append("-fvisibility=hidden")
    return made


def tell(source: str, modules: list[str]) -> str:
    """The C of all modules with their docstrings in it; any other file as it is."""
    return documented(Path(source), modules).as_posix() if Path(source).name.startswith("__native") else source


def plain(why: str) -> list[Extension]:
    print(f"homestretch: {why}, so the rules run as plain Python: slower, the same game.", file=sys.stderr)
    return []


def read_me() -> str:
    told = (SOURCE / "core" / "version.py").read_text(encoding="utf-8")
    (version,) = re.findall(r'^VERSION = "(.+)"', told, re.MULTILINE)
    return anywhere(Path("README.md").read_text(encoding="utf-8"), version)


setup(
    ext_modules=extensions(),
    long_description=read_me(),
    long_description_content_type="text/markdown",
    project_urls=urls(),
)
