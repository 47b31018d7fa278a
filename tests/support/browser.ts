import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The installed browser, or undefined for the one of Playwright. */
export function browserProgram(): string | undefined {
  return process.env.TEST_BROWSER ?? installed.find((program) => existsSync(program))
}

/** The headless shell, as Playwright uses: a windowed browser takes a third more CPU time. */
export function headlessProgram(): string | undefined {
  return existsSync(shell) ? (process.env.TEST_BROWSER ?? shell) : browserProgram()
}

export const browserOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Only the headless shell rounds glyph widths to whole pixels.
  '--font-render-hinting=none',
]
