export { PasswordDuePage } from './password-due-page.tsx'
