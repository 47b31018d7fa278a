import { describe, expect, it } from 'vitest'
import { checkEncryption } from './check-settings.server.ts'

const closed = {
  SMTP_URL: 'smtps://mail.example:465',
  DATABASE_URL: 'postgres://shop@db.example/shop?sslmode=verify-full',
  STORAGE_URL: 's3+https://key:secret@store.example/bucket',
}

describe('the encryption check', () => {
  it('accepts encrypted connections', () => {
    expect(checkEncryption(closed).state).toBe('ok')
    expect(checkEncryption({ SMTP_URL: 'smtp://mail.example?requireTLS=true' }).state).toBe('ok')
  })

  it('accepts connections on this machine', () => {
    const here = {
      SMTP_URL: 'smtp://localhost:25',
      DATABASE_URL: 'postgres://127.0.0.1/shop',
      STORAGE_URL: 'file:///srv/pictures',
    }
    expect(checkEncryption(here).state).toBe('ok')
  })

  it.each([
    ['SMTP_URL', 'smtp://mail.example'],
    ['DATABASE_URL', 'postgres://shop@db.example/shop'],
    ['DATABASE_URL', 'postgres://shop@db.example/shop?sslmode=disable'],
    ['DATABASE_REPLICA_URL', 'postgres://shop@copy.example/shop'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://traces.example:4318'],
    ['STORAGE_URL', 's3+http://key:secret@store.example/bucket'],
  ])('reports an unencrypted connection: %s=%s', (name, address) => {
    const run = checkEncryption({ ...closed, [name]: address })
    expect(run).toMatchObject({ state: 'warning', message: `${name}: not encrypted` })
    expect(run.fix).not.toContain('secret')
  })
})
