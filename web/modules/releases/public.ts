export { ModulesPage } from './modules-page.tsx'
export { WhatsNew } from './whats-new.tsx'
export { useModuleName } from './use-module-name.ts'
