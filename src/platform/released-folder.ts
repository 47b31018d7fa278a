/** Files for browsers of the latest releases, written by `npm run build`; relative to it they are in `assets`. */
export function releasedFolder(dataFolder: string): string {
  return `${dataFolder}/released`
}
