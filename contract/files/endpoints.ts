import { z } from 'zod'
import { anyone, endpoint, signedIn } from '../kit/endpoint.ts'
import { fileAnswer } from '../kit/file-answer.ts'
import { fileAddresses } from './addresses.ts'
import { PARTS_A_MINUTE, READS_A_MINUTE, UPLOADS_A_MINUTE } from './limits.ts'
import { AppendPart, BeginUpload, ReadFile, SlotId, Upload, UploadedFile, UploadSlot } from './schemas.ts'

export const files = {
  upload: endpoint({
    ...fileAddresses.upload,
    name: 'files.upload',
    summary: 'Keeps the bytes of the body as a file of the caller, until a record takes it or a day has passed.',
    access: signedIn,
    input: Upload,
    output: UploadedFile,
    errors: ['files.too_many_unused', 'files.too_many_open', 'files.too_slow'],
    file: 'in',
    perMinute: UPLOADS_A_MINUTE,
  }),
  begin: endpoint({
    ...fileAddresses.begin,
    name: 'files.begin',
    summary: 'Makes room for a file that comes in parts and goes on where a lost connection cut it, for a minute; five at once.',
    access: signedIn,
    input: BeginUpload,
    output: UploadSlot,
    errors: ['files.too_many_unused', 'files.too_many_open'],
    perMinute: UPLOADS_A_MINUTE,
  }),
  progress: endpoint({
    ...fileAddresses.progress,
    name: 'files.progress',
    summary: 'How much of a file of the caller has arrived.',
    access: signedIn,
    input: SlotId,
    output: UploadSlot,
    errors: ['not_found'],
    perMinute: PARTS_A_MINUTE,
  }),
  append: endpoint({
    ...fileAddresses.append,
    name: 'files.append',
    summary: 'Adds the bytes of the body where the file ends so far, at most 512 KB of them; anywhere else they are refused.',
    access: signedIn,
    input: AppendPart,
    output: UploadSlot,
    errors: ['not_found', 'files.out_of_step', 'files.too_slow'],
    file: 'in',
    repeatable: true,
    perMinute: PARTS_A_MINUTE,
  }),
  finish: endpoint({
    ...fileAddresses.finish,
    name: 'files.finish',
    summary: 'Judges the whole content and keeps it as a file of the caller; asked again, it answers the same.',
    access: signedIn,
    input: SlotId,
    output: UploadedFile,
    errors: ['not_found', 'files.out_of_step'],
    repeatable: true,
    perMinute: UPLOADS_A_MINUTE,
  }),
  abandon: endpoint({
    ...fileAddresses.abandon,
    name: 'files.abandon',
    summary: 'Forgets a file on its way, or one that arrived and that nothing took.',
    access: signedIn,
    input: SlotId,
    output: z.object({}),
    errors: ['not_found'],
    repeatable: true,
  }),
  read: endpoint({
    ...fileAddresses.read,
    name: 'files.read',
    summary:
      'The bytes of a file, or the part that the header Range asks for. The caller must be able to see its record; a logo is public.',
    access: anyone,
    input: ReadFile,
    output: fileAnswer,
    file: 'out',
    perMinute: READS_A_MINUTE,
  }),
}
