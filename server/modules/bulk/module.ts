import type { Module } from '../../kit/module.ts'
import { forgetBulk } from './service.ts'

export const manifest: Module = { name: 'bulk', everyMinute: forgetBulk }
