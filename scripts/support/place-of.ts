/** Address and build folder of the shop; an empty setting counts as missing. */
export interface Place {
  host: string
  port: number
  dataFolder: string
  buildFolder: string
}

export function placeOf(env: NodeJS.ProcessEnv): Place {
  return {
    host: env.HOST || 'localhost',
    port: Number(env.PORT || 3000),
    dataFolder: env.DATA_FOLDER || 'var',
    buildFolder: env.BUILD_FOLDER || 'dist',
  }
}
