export { Activity as default } from '../../life/public.ts'
