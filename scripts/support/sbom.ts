import { readFileSync } from 'node:fs'
import { Utils as bomUtils } from '@cyclonedx/cyclonedx-library/Contrib/Bom'
import { Utils as packageUtils } from '@cyclonedx/cyclonedx-library/Contrib/FromNodePackageJson'
import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License'
import { ComponentScope, ComponentType } from '@cyclonedx/cyclonedx-library/Enums'
import * as Models from '@cyclonedx/cyclonedx-library/Models'
import * as Serialize from '@cyclonedx/cyclonedx-library/Serialize'
import { Spec1dot5 } from '@cyclonedx/cyclonedx-library/Spec'
import { z } from 'zod'

/** Beside the build, so that an operator can tell which packages a release contains. */
export const sbomFile = 'sbom.cdx.json'

const ranges = z.record(z.string(), z.string()).optional()
const lockedPackage = z.object({
  name: z.string().optional(),
  version: z.string(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  dependencies: ranges,
  optionalDependencies: ranges,
  peerDependencies: ranges,
})
type LockedPackage = z.infer<typeof lockedPackage>
const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) })

const modules = 'node_modules/'
const licenses = new Factories.LicenseFactory((text) => {
  if (!/ (AND|OR|WITH) /.test(text)) throw new Error(`${text} is not an expression.`)
})

/**
 * CycloneDX: the packages of production with their versions, hashes and licences, from the lock file alone: Debian's npm
 * (9.2) has no `sbom`.
 */
export function createSbom(): string {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const locked = Object.entries(packages).filter(([, { dev }]) => !dev)
  const components = new Map<string, Models.Component>()
  const byFolder = new Map<string, Models.Component>()
  for (const [folder, entry] of locked) {
    const name = entry.name ?? folder.slice(folder.lastIndexOf(modules) + modules.length)
    const id = `${name}@${entry.version}`
    // Several folders may hold the same version.
    const component = components.get(id) ?? componentOf(name, entry)
    components.set(id, component)
    byFolder.set(folder, component)
  }
  for (const [folder, entry] of locked) {
    const { dependencies, optionalDependencies, peerDependencies } = entry
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies }
    for (const name of Object.keys(needed)) {
      const found = resolvePackage(byFolder, folder && `${folder}/`, name)
      if (found) byFolder.get(folder)?.dependencies.add(found.bomRef)
    }
  }
  const shop = byFolder.get('')
  if (!shop) throw new Error('package-lock.json does not name the shop.')
  shop.type = ComponentType.Application
  const bom = new Models.Bom({
    serialNumber: bomUtils.randomSerialNumber(),
    metadata: new Models.Metadata({ timestamp: new Date(), component: shop }),
    components: new Models.ComponentRepository(
      [...components.values()].filter((one) => one !== shop),
    ),
  })
  const format = new Serialize.JSON.Normalize.Factory(Spec1dot5)
  return new Serialize.JsonSerializer(format).serialize(bom, { sortLists: true, space: 2 })
}

function componentOf(name: string, entry: LockedPackage): Models.Component {
  const { version, integrity, license, optional, devOptional } = entry
  return new Models.Component(ComponentType.Library, name, {
    bomRef: `${name}@${version}`,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: optional || devOptional ? ComponentScope.Optional : ComponentScope.Required,
    hashes: new Models.HashDictionary(
      integrity ? [packageUtils.parsePackageIntegrity(integrity)] : [],
    ),
    licenses: new Models.LicenseRepository(license ? [licenses.makeFromString(license)] : []),
  })
}

/** As Node does: in the folder itself, then in those around it. */
function resolvePackage(
  byFolder: ReadonlyMap<string, Models.Component>,
  folder: string,
  name: string,
): Models.Component | undefined {
  const found = byFolder.get(`${folder}${modules}${name}`)
  if (found || folder === '') return found
  return resolvePackage(byFolder, folder.slice(0, folder.lastIndexOf(modules)), name)
}
