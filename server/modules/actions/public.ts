export { declaredIn, makingInside, makingOf, type MakeInside, type MakeOf } from './service/actions.ts'
