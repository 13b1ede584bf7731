import type { FileLimit } from '@diwan/contract/files/vocabulary'
import { Problem } from '../../../kit/http/problem.ts'

/** Every refusal of a file names the field `file`; the words are the validation words of the kit. */
type FileRefusal = 'file_type' | 'file_empty' | 'file_macros' | 'file_long'

export const refuseFile = (code: FileRefusal): never => {
  throw new Problem('invalid_input', { fields: [{ path: 'file', code }] })
}

export const refuseLarge = ({ code, params }: FileLimit): never => {
  throw new Problem('invalid_input', { fields: [{ path: 'file', code, ...(params && { params }) }] })
}
