import { mkdirSync } from 'node:fs'
import S3rver from 's3rver'

export interface LocalBucket {
  /** The settings a real bucket needs, by their names. */
  readonly env: Readonly<Record<'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_KEY' | 'S3_SECRET', string>>
  stop(): Promise<void>
}

/** A bucket for trying: it checks no signatures. */
export async function startBucket(folder: string): Promise<LocalBucket> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'diwan-files', configs: [] }],
  })
  const { port } = await bucket.run()
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'diwan-files',
    S3_KEY: 'S3RVER',
    S3_SECRET: 'S3RVER',
  }
  return { env, stop: () => bucket.close() }
}
