/** How many of its records lie in a unit. */
export const held = {
  held_ticket_one: '{{count, number}} ticket',
  held_ticket_other: '{{count, number}} tickets',
  heldMore_ticket: '999+ tickets',
  held_ticket_template_one: '{{count, number}} request template',
  held_ticket_template_other: '{{count, number}} request templates',
  heldMore_ticket_template: '999+ request templates',
}
