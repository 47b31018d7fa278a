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
