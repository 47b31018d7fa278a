import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** A file of the browser's build: what it is made of, and what comes along with it. */
export interface ChunkContents {
  file: string
  isEntry: boolean
  imports: string[]
  /** Paths from the root of the project, with what each weighs compressed by itself. */
  modules: { path: string; gzip: number }[]
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
                modules: Object.entries(output.modules).map(([id, { code }]) => ({
                  path: relative(process.cwd(), id),
                  gzip: gzipSync(code ?? '').length,
                })),
              },
            ]
          : [],
      )
      writeFileSync(join(buildFolder, 'chunks.json'), JSON.stringify(chunks))
    },
  }
}
