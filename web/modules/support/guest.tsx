import { GuestForm } from './guest-form.tsx'
import { GuestThread } from './guest-thread.tsx'

/** What a stranger does at the sign-in page: asks support, or by the link of a mail reads the answer and replies. */
export default function Guest({ token }: { token: string }) {
  return token ? <GuestThread key={token} token={token} /> : <GuestForm />
}
