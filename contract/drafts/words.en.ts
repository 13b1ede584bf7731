export const en = {
  error_sent: 'This was already sent from another device',
  error_too_many: 'You have too many drafts: send or delete some first',
  otherTitle: 'You wrote something else on another device',
  otherEmpty: 'The draft there is empty',
  keepBoth: 'Keep both texts',
  takeOther: 'Take the other one',
  keepMine: 'Keep only this one',
}
