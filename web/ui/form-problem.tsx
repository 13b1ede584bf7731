import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'

interface FormProblemProps {
  readonly text: string | undefined
  readonly title?: string | undefined
}

/** What is wrong with a form as a whole, above its fields. */
export function FormProblem({ text, title }: FormProblemProps) {
  if (!text) return null
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}
      {...(title && { title })}
    >
      {text}
    </Alert>
  )
}
