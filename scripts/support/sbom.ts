import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** Beside the build, so that an operator can tell which packages a release contains. */
export const sbomFile = 'sbom.cdx.json'

const packageFile = z.looseObject({ name: z.string(), devDependencies: z.unknown() })
const lockFile = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })),
})

/**
 * CycloneDX: the packages of production with their versions, hashes and licences. npm reads them from a copy of the lock
 * file without development packages, because `--omit=dev` leaves out packages that both need.
 */
export function createSbom(): string {
  const { devDependencies: _, ...project } = packageFile.parse(readJson('package.json'))
  const parent = mkdtempSync(join(tmpdir(), 'boutique-sbom-'))
  // npm names the SBOM after the folder.
  const folder = join(parent, project.name)
  try {
    mkdirSync(folder)
    const lock = lockFile.parse(readJson('package-lock.json'))
    const packages = Object.entries(lock.packages).filter(([, { dev }]) => !dev)
    const root = { ...lock.packages[''], devDependencies: undefined }
    const written = { ...lock, packages: { ...Object.fromEntries(packages), '': root } }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(written))
    const args = [
      'sbom',
      '--package-lock-only',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
    ]
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
    const { status, stdout, stderr } = spawnSync('npm', args, options)
    if (status !== 0) throw new Error(`npm did not list the packages of this build: ${stderr}`)
    return stdout
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
