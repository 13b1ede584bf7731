import { anyone, endpoint, fileAnswer, signedIn } from '../kit/endpoint.ts'
import { fileAddresses } from './addresses.ts'
import { READS_A_MINUTE, UPLOADS_A_MINUTE } from './limits.ts'
import { ReadFile, Upload, UploadedFile } from './schemas.ts'

export const files = {
  upload: endpoint({
    ...fileAddresses.upload,
    name: 'files.upload',
    summary: 'Keeps the bytes of the body as a file of the caller, until a record takes it or a day has passed.',
    access: signedIn,
    input: Upload,
    output: UploadedFile,
    errors: ['files.too_many_unused'],
    file: 'in',
    perMinute: UPLOADS_A_MINUTE,
  }),
  read: endpoint({
    ...fileAddresses.read,
    name: 'files.read',
    summary: 'The bytes of a file, for whoever may see what it belongs to; a logo for everybody.',
    access: anyone,
    input: ReadFile,
    output: fileAnswer,
    file: 'out',
    perMinute: READS_A_MINUTE,
  }),
}
