import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** A file of the client build with its modules and imports. */
export interface ChunkContents {
  file: string
  isEntry: boolean
  imports: string[]
  /** Paths relative to the project, with the minified code of our own modules. */
  modules: { path: string; code: string }[]
}

/** Writes chunks.json beside the build: the modules of every client file. It is not served. */
export function chunkContents(buildFolder: string): Plugin {
  return {
    name: 'chunk-contents',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks: ChunkContents[] = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [
              {
                file: output.fileName,
                isEntry: output.isEntry,
                imports: output.imports,
                modules: Object.entries(output.modules).map(([id, { code }]) => {
                  const path = relative(process.cwd(), id)
                  return { path, code: path.startsWith('src/') ? small(path, code) : '' }
                }),
              },
            ]
          : [],
      )
      writeFileSync(join(buildFolder, 'chunks.json'), JSON.stringify(chunks))
    },
  }
}

function small(path: string, code: string | null): string {
  return minifySync(path, code ?? '').code
}
