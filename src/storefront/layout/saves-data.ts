export function savesData(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection')
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
