import type { Module } from '../../kit/module.ts'

export const manifest: Module = { name: 'talk' }
