import { stripBidiControls } from '@diwan/core/direction'
import { toAsciiDigits } from '@diwan/core/digits'
import { EMAIL_MAX, isEmail } from '@diwan/core/identifiers'
import { z } from 'zod'
import { MAX_PHONE } from '../limits.ts'

export const Email = z.string().trim().max(EMAIL_MAX).refine(isEmail, 'email')

/** Typed in any digits, kept in ASCII ones as it was spaced. */
export const Phone = z
  .string()
  .overwrite((text) => toAsciiDigits(stripBidiControls(text)).trim())
  .max(MAX_PHONE)
  .refine((text) => /^\+?[\d ().-]*$/.test(text) && text.replace(/\D/g, '').length >= 4, 'phone')
