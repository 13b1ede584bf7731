import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'

type Titles = Readonly<Partial<Record<'title' | 'projectTitle', string>>>

/** The id of an address decides; a title in it that is wrong or old is put right. */
export function useTitleInPath({ title, projectTitle }: Titles): void {
  const params: Titles = useParams({ strict: false })
  const navigate = useNavigate()
  const wrong =
    (title !== undefined && params.title !== title) || (projectTitle !== undefined && params.projectTitle !== projectTitle)
  useEffect(() => {
    if (!wrong) return
    const right = { ...(title !== undefined && { title }), ...(projectTitle !== undefined && { projectTitle }) }
    void navigate({ to: '.', params: (now: object) => ({ ...now, ...right }), search: (now: object) => now, replace: true })
  }, [wrong, title, projectTitle, navigate])
}
