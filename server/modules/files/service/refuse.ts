import { Problem } from '../../../kit/http/problem.ts'

/** Every refusal of a file names the field `file`; the words are the validation words of the kit. */
type FileRefusal = 'file_type' | 'file_empty' | 'file_macros' | 'file_5mb' | 'file_10mb' | 'file_long'

export const refuseFile = (code: FileRefusal): never => {
  throw new Problem('invalid_input', { fields: [{ path: 'file', code }] })
}
