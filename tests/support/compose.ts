import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** The services of compose.yaml. */

const oneOrMore = z.union([z.string(), z.array(z.string())])
const serviceSchema = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  command: oneOrMore.optional(),
  depends_on: z
    .record(z.string(), z.object({ condition: z.string(), required: z.boolean().optional() }))
    .default({}),
  build: z.object({ args: z.record(z.string(), z.string()).default({}) }).optional(),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
  pids_limit: z.number().optional(),
  stop_grace_period: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  networks: z.array(z.string()).default(['default']),
})

const text = readFileSync('compose.yaml', 'utf8')

/** The variables without which Compose refuses to start any service, because it reads the whole file. */
export const requiredVariables = new Set(
  [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name),
)

export const {
  services,
  secrets: composeSecrets,
  configs,
} = z
  .object({
    services: z.record(z.string(), serviceSchema),
    secrets: z.record(z.string(), z.object({ environment: z.string() })),
    configs: z.record(z.string(), z.object({ content: z.string() })),
  })
  .parse(parse(text, { merge: true }))

/** Replaces variables as Compose does, those of a default first. */
export function interpolate(value: string, variables: Record<string, string>): string {
  const replaced = value.replaceAll(
    /\$\{(\w+):[?-]([^{}]*)\}/g,
    (_all, name: string, otherwise: string) => variables[name] || otherwise,
  )
  return replaced === value ? value : interpolate(replaced, variables)
}

export function serviceOf(name: string) {
  const service = services[name]
  if (!service) throw new Error(`compose.yaml has no service ${name}.`)
  return service
}
