import classes from './access-page.module.css'

/** The refusal above the fields of a form before the login. */
export function AccessProblem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className={classes['problem']} role="alert">
      {text}
    </p>
  )
}
