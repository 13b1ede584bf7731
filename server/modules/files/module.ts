import { files } from '@diwan/contract/files/endpoints'
import { route } from '../../kit/http/route.ts'
import type { FileRules, House, Module } from '../../kit/module.ts'
import { presentAttachment, presentUploaded } from './presenter.ts'
import { finishUpload } from './service/finish.ts'
import { forgetEnded } from './service/places.ts'
import { openOutsidePicture } from './service/outside-picture.ts'
import { readableFiles, readersOf } from './service/readable.ts'
import { readFile } from './service/read.ts'
import { forgetFiles, forgetUnusedFiles } from './service/take.ts'
import { abandonUpload, appendPart, beginUpload, ownSlot, presentSlot } from './service/slots.ts'
import { uploadFile } from './service/upload.ts'

/** A file is read by what the module of its record declares. */
export const manifest = (house: House): Module => ({
  name: 'files',
  routes: [
    route(files.upload, async (ctx, input, { receive }) =>
      presentUploaded(await uploadFile(ctx, input, receive, rulesOf(house))),
    ),
    route(files.begin, (ctx, input) => beginUpload(ctx, input, rulesOf(house))),
    route(files.progress, async (ctx, { id }) => presentSlot(await ownSlot(ctx, id))),
    route(files.append, (ctx, input, { receive }) => appendPart(ctx, input, receive)),
    route(files.finish, async (ctx, input) => presentUploaded(await finishUpload(ctx, input))),
    route(files.abandon, abandonUpload),
    route(files.picture, openOutsidePicture),
    route(files.describe, async (ctx, { ids }) => ({
      items: (await readableFiles(ctx, ids, readersOf(house))).map(presentAttachment),
    })),
    route(files.read, (ctx, input) => readFile(ctx, input, readersOf(house))),
  ],
  forget: forgetFiles,
  everyMinute: forgetEnded,
  everyNight: async (portal) => {
    for (const hold of house.all(({ holdFiles }) => holdFiles && [holdFiles])) await hold(portal)
    await forgetUnusedFiles(portal)
  },
})

const rulesOf = (house: House): FileRules => ({
  limits: Object.fromEntries(house.all(({ fileLimits = {} }) => Object.entries(fileLimits))),
  uploaders: Object.fromEntries(house.all(({ fileUploaders = {} }) => Object.entries(fileUploaders))),
})
