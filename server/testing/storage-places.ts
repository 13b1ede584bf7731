import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { storageFor } from '../app/storage.ts'
import { folderStorage, type Storage } from '../kit/storage/storage.ts'
import { endWithFile } from './ends.ts'

async function bucket(): Promise<(folder: string) => Promise<Storage>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'diwan-bucket-'))
  const settings = { region: 'eu-central-1', bucket: 'diwan-files', key: 'S3RVER', secret: 'S3RVER' }
  const configureBuckets = [{ name: settings.bucket, configs: [] }]
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`
  endWithFile(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  return (local) => storageFor({ s3: { ...settings, endpoint } }, local)
}

/** Where bytes of files may lie: each makes a storage for a world. */
export const storagePlaces = { disk: async () => async (folder: string) => folderStorage(folder), bucket }
