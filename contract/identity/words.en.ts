export const en = {
  // name, what it is, entries of the menus
  name_profile: 'Profile',
  about_profile: 'Your own details, your password and your preferences.',
  menu_user_Profile: 'Profile',

  // rights: a name and a sentence each
  'flag_profile.view': 'Own profile',
  'about_profile.view': 'Manages their own profile.',

  signInTitle: 'Sign in',
  signInText: 'Use your organisation account to continue.',
  contactSupport: 'Contact support',
  email: 'E-mail',
  emailExample: 'name@company.sa',
  password: 'Password',
  showPassword: 'Show or hide the password',
  capsLock: 'Caps Lock is on',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot your password?',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  fullName: 'Your full name',
  currentPassword: 'Current password',
  error_password_change_required: 'Please choose a new password first.',
  error_browser_needed: 'This needs a person at a browser; an API token may not do it.',
  error_too_many_tokens: 'You hold as many API tokens as one person may. Revoke one first.',
  error_email_not_found: 'Email Not Found',
  error_mail_not_set_up: 'Mail has not been set up. Please ask the administrator of your organisation.',
  error_otp_wrong: 'please enter a valid OTP code',
  error_otp_locked_one:
    'Too many wrong codes. Please wait a minute, or ask for a code in a browser in which you signed in before.',
  error_otp_locked_other:
    'Too many wrong codes. Please wait {{count, number}} minutes, or ask for a code in a browser in which you signed in before.',
  error_reset_expired: 'The time for choosing a new password is over. Please ask for a new code.',
  error_invitation_expired: 'This invitation is no longer good. Please ask the administrator of your organisation for a new one.',
  error_change_password_failed: 'Change Password Failed',
  error_wrong_credentials: 'The e-mail or the password is not right.',
  error_setup_code_wrong: 'This one-time code is not right.',
  error_setup_done: 'This organisation has already been set up. Please sign in.',
  told_passwordChanged: 'Your password was changed. If it was not you, set a new one and end your sessions.',
  told_allSessionsEnded: 'The administration signed you out everywhere. Your API tokens ended as well.',
  told_apiTokenWithdrawn: 'The administration revoked your API token \u2068{{name}}\u2069.',
  told_passwordReset: 'Your password was reset with a code sent to your email. If this was not you, contact your administrator.',
  told_newDevice:
    'New sign-in to your account from a browser not used before (\u2066{{address}}\u2069). If it was not you, change your password and end that session.',
  notice_passwordChanged: 'Your password was changed',
  notice_passwordReset: 'Your password was reset',
  notice_allSessionsEnded: 'You were signed out everywhere',
  notice_apiTokenWithdrawn: 'Your API token was revoked',
  notice_newDevice: 'Sign-in from a new browser',

  // home
  widget_begin_profile: 'Add your photo to your profile',
}
