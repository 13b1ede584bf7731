import type { Settings } from '../kit/platform/settings.ts'
import { bucketStorage } from '../kit/storage/bucket-storage.ts'
import { folderStorage, type Storage } from '../kit/storage/storage.ts'
import { StartError } from './start-error.ts'

/** Where the bytes of files lie: in the data folder, or in a bucket that must answer before anybody relies on it. */
export async function storageFor({ s3 }: Pick<Settings, 's3'>, folder: string): Promise<Storage> {
  const local = folderStorage(folder)
  if (!s3) return local
  const storage = await bucketStorage(s3, local)
  await storage.check().catch((error: unknown) => {
    throw new StartError(`The bucket ${s3.bucket} at ${s3.endpoint} cannot be used: ${reasonOf(error)}.`)
  })
  return storage
}

/** A bucket answers a question about itself with a number alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { httpStatusCode: status } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {}
  if (status === 403) return 'S3_KEY and S3_SECRET are refused'
  if (status === 404) return 'there is no such bucket'
  return error.message || error.name
}
