import { permissions, requestDecisions, requestTypes } from '@diwan/contract/schedule/endpoints/permissions'
import { route } from '../../../kit/http/route.ts'
import { approvalRoutes } from '../../approvals/public.ts'
import { requestApproval } from '../service/permissions/approving.ts'
import { cancelRequest, revokeRequest } from '../service/permissions/cancel.ts'
import { exportRequests } from '../service/permissions/export.ts'
import { countRequests, listRequests, openRequest, previewRequest, readForm } from '../service/permissions/read.ts'
import { listTypes, saveTypes } from '../service/permissions/types.ts'
import { changeRequest, createRequest, discardRequest, sendRequest, submitRequest } from '../service/permissions/write.ts'

export const requestRoutes = [
  route(permissions.list, listRequests),
  route(permissions.count, countRequests),
  route(permissions.export, exportRequests),
  route(permissions.form, readForm),
  route(permissions.preview, previewRequest),
  route(permissions.open, openRequest),
  route(permissions.create, createRequest),
  route(permissions.send, sendRequest),
  route(permissions.change, changeRequest),
  route(permissions.submit, submitRequest),
  route(permissions.cancel, cancelRequest),
  route(permissions.revoke, revokeRequest),
  route(permissions.discard, discardRequest),
  route(requestTypes.list, listTypes),
  route(requestTypes.save, saveTypes),
  ...approvalRoutes(requestDecisions, requestApproval),
]
