export { ApprovalChain } from './approval-chain.tsx'
export { registerApproval } from './api.ts'
export { DecideBar } from './decide-bar.tsx'
export { StepsEditor } from './steps-editor.tsx'
