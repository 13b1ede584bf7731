import { files } from '@diwan/contract/files/endpoints'
import { anyone, NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const filesProof = proof({
  probes: [
    [files.upload, signedIn({ name: 'photo.png', purpose: 'photo' })],
    [files.picture, signedIn({ url: 'http://127.0.0.1/picture.png' }, 404)],
    [files.describe, signedIn({ ids: NOBODY })],
    [files.begin, signedIn({ name: 'عقد.pdf', purpose: 'attachment5', bytes: 9 })],
    [files.progress, signedIn({ id: NOBODY }, 404)],
    [files.append, signedIn({ id: NOBODY, offset: 0 }, 404)],
    [files.finish, signedIn({ id: NOBODY }, 404)],
    [files.abandon, signedIn({ id: NOBODY }, 404)],
    [files.read, anyone({ id: '01890000-0000-7000-8000-000000000000' }, 'not_found')],
  ],
})
