import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const verified = 0x04
const present = 0x01
const hasCredential = 0x40

/** An authenticator with one passkey (ES256), as a browser returns its responses. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const rpIdHash = sha256(new URL(origin).hostname)
  const base = {
    id: credentialId.toString('base64url'),
    rawId: credentialId.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  /** The counter stays 0, as that of passkeys which are synchronised. */
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) =>
    Buffer.concat([rpIdHash, Buffer.from([flags]), Buffer.alloc(4), rest])

  return {
    create(challenge: string, { isVerified = true, from = origin } = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = Buffer.concat([
        // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, 'base64url'),
      ])
      const attested = [Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key]
      const flags = present | hasCredential | (isVerified ? verified : 0)
      const data = authenticatorData(flags, Buffer.concat(attested))
      const attestationObject = Buffer.concat([
        // {fmt: 'none', attStmt: {}, authData}
        Buffer.from([0xa3, ...cborText('fmt'), ...cborText('none'), ...cborText('attStmt'), 0xa0]),
        Buffer.from([...cborText('authData'), 0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      }
      return { ...base, response }
    },

    get(challenge: string, { isVerified = true, from = origin } = {}) {
      const client = clientData('webauthn.get', challenge, from)
      const data = authenticatorData(present | (isVerified ? verified : 0))
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { ...base, response }
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const cborText = (text: string) => [0x60 + text.length, ...Buffer.from(text)]
