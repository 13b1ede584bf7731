export { declaredIn, makingInside, type MakeInside } from './service.ts'
