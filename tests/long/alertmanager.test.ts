import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stop, untilItResponds } from '../../scripts/support/processes.ts'
import { configs, interpolate } from '../support/compose.ts'
import { freePort } from '../support/postgresql-server.ts'

/** Debian's Alertmanager, which has to be installed here, with the files of `deploy` and of `compose.yaml`. */

const configured = {
  'deploy/prometheus/alertmanager.yml': readFileSync('deploy/prometheus/alertmanager.yml', 'utf8'),
  'compose.yaml': interpolate(configs.alertmanager?.content ?? '', {
    ALERTS_TO: 'operator@flowers.example',
    ALERTS_SMTP_HOST: 'mail.flowers.example:587',
    ALERTS_SMTP_USER: 'alerts@flowers.example',
    MAIL_FROM: 'Flower Boutique <orders@flowers.example>',
  }),
}

let folder: string
let alertmanager: ChildProcess | undefined
let server: SMTPServer | undefined
beforeEach(() => {
  // Alertmanager remembers there which alarms it has mailed.
  folder = mkdtempSync(join(tmpdir(), 'boutique-alerts-'))
})
afterEach(async () => {
  if (alertmanager) await stop(alertmanager)
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(Object.entries(configured))('%s mails an alarm over TLS', async (_name, content) => {
  const port = await freePort()
  const { key, certificate } = createCertificate()
  const mail = new Promise<{ to: string[]; user: string; body: string }>((resolve) => {
    // It accepts a password after STARTTLS only.
    server = new SMTPServer({
      key: readFileSync(key),
      cert: readFileSync(certificate),
      onAuth: ({ username = '', password }, _session, done) =>
        password === 'secret-of-the-mail' ? done(null, { user: username }) : done(new Error('No.')),
      onData: (stream, { envelope, user }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address)
        text(stream).then((body) => {
          done()
          resolve({ to, user: String(user), body })
        }, done)
      },
    })
    server.listen(port, '127.0.0.1')
  })
  const password = join(folder, 'password')
  writeFileSync(password, 'secret-of-the-mail')
  const file = join(folder, 'alertmanager.yml')
  writeFileSync(file, content)
  expect(execFileSync('amtool', ['check-config', file], { encoding: 'utf8' })).toContain('SUCCESS')
  writeFileSync(
    file,
    content
      .replace(/smtp_smarthost: .*/, `smtp_smarthost: localhost:${port}`)
      .replace(/smtp_auth_password_file: .*/, `smtp_auth_password_file: ${password}`)
      .replace(/group_wait: .*/, 'group_wait: 0s'),
  )
  const url = `http://127.0.0.1:${await freePort()}`
  alertmanager = spawn(
    'prometheus-alertmanager',
    [
      ...[`--config.file=${file}`, `--storage.path=${folder}`, '--cluster.listen-address='],
      `--web.listen-address=${new URL(url).host}`,
    ],
    { stdio: 'ignore', env: { ...process.env, SSL_CERT_FILE: certificate } },
  )
  await untilItResponds(`${url}/-/ready`)
  const alarm = ['alert', 'add', 'ShopBackupOld', 'severity=critical', '--annotation=summary=Old']
  expect(spawnSync('amtool', [`--alertmanager.url=${url}`, ...alarm]).status).toBe(0)
  const { to, user, body } = await mail
  expect([to, user]).toEqual([['operator@flowers.example'], 'alerts@flowers.example'])
  expect(body).toMatch(/^Subject: .*ShopBackupOld/m)
})

/** For the mail server at localhost. */
function createCertificate(): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-days', '1', ...names, ...made], { stdio: 'ignore' })
  return { key, certificate }
}
