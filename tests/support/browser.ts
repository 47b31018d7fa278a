import { existsSync } from 'node:fs'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of the machine, or undefined for the one that Playwright brings along. */
export function browserProgram(): string | undefined {
  return process.env.TEST_BROWSER ?? installed.find((program) => existsSync(program))
}

export const browserOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
