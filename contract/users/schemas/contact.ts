import { plainEmail } from '@diwan/core/email'
import { EMAIL_MAX, isEmail } from '@diwan/core/identifiers'
import { isPhone, plainPhone } from '@diwan/core/phone'
import { z } from 'zod'
import { MAX_PHONE } from '../limits.ts'

export const Email = z.string().overwrite(plainEmail).max(EMAIL_MAX).refine(isEmail, 'email')

export const Phone = z.string().overwrite(plainPhone).max(MAX_PHONE).refine(isPhone, 'phone')
