import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { FileStorage } from '#commerce/pictures/file-storage.ts'

const timeoutMs = 20_000
const retries = 3

/** Address and credentials of a bucket. */
export interface S3Bucket {
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** Without a trailing slash. */
  bucketUrl: string
}

/**
 * Parses `s3+https://key:secret@host/bucket?region=eu-central-1`, which the settings validated. Key and secret are
 * percent-encoded as in any URL.
 */
export function parseS3Url(address: string): S3Bucket {
  const url = new URL(address)
  const scheme = url.protocol === 's3+http:' ? 'http' : 'https'
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucketUrl: `${scheme}://${url.host}/${bucket}`,
  }
}

export function isS3Address(address: string | undefined): address is string {
  return address !== undefined && /^s3\+https?:/.test(address)
}

/** Stores files in a bucket of any S3 service, addressed by path. A put is atomic there. */
export function createS3Storage(bucket: S3Bucket): FileStorage {
  const { accessKeyId, secretAccessKey, region, bucketUrl } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })

  async function ask(method: string, name: string, content?: Uint8Array): Promise<Response> {
    const response = await client.fetch(`${bucketUrl}/${name}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(content === undefined ? {} : { body: new Uint8Array(content) }),
      headers: {
        // Signs the digest too, so that the service rejects a corrupted body.
        'X-Amz-Content-Sha256': hash('sha256', content ?? ''),
        ...(content === undefined ? {} : { 'Content-Type': typeOf(name) }),
      },
    })
    if (response.ok || response.status === 404) return response
    const message = method === 'HEAD' ? '' : (await response.text()).slice(0, 300)
    throw new Error(`The storage responded ${response.status} to ${method} ${name}. ${message}`)
  }

  return {
    async has(name) {
      return (await ask('HEAD', name)).ok
    },
    async write(name, content) {
      const response = await ask('PUT', name, content)
      if (!response.ok) throw new Error(`The storage cannot store ${name}: does the bucket exist?`)
    },
    async read(name) {
      const response = await ask('GET', name)
      const content = new Uint8Array(await response.arrayBuffer())
      return response.ok ? content : null
    },
    async remove(name) {
      await ask('DELETE', name)
    },
    // A file is uploaded in one request, so the service stores no aborted multipart upload.
    removeDrafts: async () => 0,
  }
}

function typeOf(name: string): string {
  return `image/${name.split('.').at(-1)}`
}
