import { files } from '@diwan/contract/files/endpoints'
import { FILE_PROFILES } from '@diwan/contract/files/vocabulary'
import { route } from '../../kit/http/route.ts'
import type { FileReaders, Module } from '../../kit/module.ts'
import { presentUploaded } from './presenter.ts'
import { finishUpload } from './service/finish.ts'
import { readFile } from './service/read.ts'
import { abandonUpload, appendPart, beginUpload, ownSlot, presentSlot } from './service/slots.ts'
import { uploadFile } from './service/upload.ts'

/** The sign of the organisation stands on the login page. */
const everybody = (): Promise<boolean> => Promise.resolve(true)

/** `readers`: what the other modules declare of the files that belong to their records. */
export const filesModule = (readers: FileReaders): Module => ({
  name: 'files',
  routes: [
    route(files.upload, async (ctx, input, { receive }) => {
      const { tooLarge, tooLargeCode } = FILE_PROFILES[input.purpose]
      return presentUploaded(await uploadFile(ctx, input, await receive({ tooLarge, code: tooLargeCode })))
    }),
    route(files.begin, beginUpload),
    route(files.progress, async (ctx, { id }) => presentSlot(await ownSlot(ctx, id))),
    route(files.append, (ctx, input, { receive }) => appendPart(ctx, input, receive)),
    route(files.finish, async (ctx, input) => presentUploaded(await finishUpload(ctx, input))),
    route(files.abandon, abandonUpload),
    route(files.read, (ctx, input) => readFile(ctx, input, { ...readers, logo: everybody })),
  ],
})
