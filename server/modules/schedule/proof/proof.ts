import { requestProof as request } from './permissions.ts'

export const requestProof = request
