import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** A file of the browser's build: what it is made of, and what comes along with it. */
export interface ChunkContents {
  file: string
  isEntry: boolean
  imports: string[]
  /** Paths from the root of the project, with the code of those that are ours, as small as a browser gets it. */
  modules: { path: string; code: string }[]
}

/** Writes down beside the build what each of the browser's files is made of; it is not sent to anybody. */
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
