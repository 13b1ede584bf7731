import { kindName } from '../kit/record-kind.ts'

export const opportunityKind = kindName({
  name: 'opportunity',
  module: 'opportunity',
  path: (id) => `/user/schedule/opportunity?id=${id}`,
  editPath: (id) => `/admin/opportunity/details?id=${id}`,
})

/** The application of one person to an opportunity. */
export const applicationKind = kindName({
  name: 'opportunity_application',
  module: 'opportunity',
  view: 'opportunity.applications.view',
  path: (id) => `/user/schedule/opportunity?application=${id}`,
})
