@echo off
rem Runs the shorui command on Windows. Installs and builds first if something is missing or has changed.
where node >nul 2>nul
if errorlevel 1 (
  echo shorui: Node.js 20.19 or newer is needed. Install it from https://nodejs.org and run this again. 1>&2
  exit /b 3
)
rem Commands that are printed begin as this one was called, so that they can be pasted.
set "SHORUI_COMMAND=%~0"
node "%~dp0lib\launch.mjs" %*
exit /b %ERRORLEVEL%
