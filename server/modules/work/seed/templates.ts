import type { Ctx } from '../../../kit/portal.ts'
import { listProjects } from '../service/projects/read.ts'
import { saveTemplate } from '../service/templates/save.ts'

/** Saved from the project of that title. */
const stories = [
  {
    project: 'إطلاق بوابة الموردين',
    title: 'إطلاق بوابة رقمية',
    description: 'من تحليل المتطلبات إلى الإطلاق لجميع المستفيدين.',
    everywhere: true,
  },
  {
    project: 'Network refresh of the main building',
    title: 'Network refresh',
    description: 'One building, floor by floor.',
    everywhere: false,
  },
]

export async function seedTemplates(ctx: Ctx, workspaceId: string): Promise<void> {
  const { items } = await listProjects(ctx, { id: workspaceId, view: 'current', limit: 50 })
  for (const { project, ...said } of stories) {
    const from = items.find(({ title }) => title === project)
    if (from) await saveTemplate(ctx, { id: from.id, ...said, people: false })
  }
}
