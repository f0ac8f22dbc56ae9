import type account from '../locales/en-US/account.json';
import type api from '../locales/en-US/api.json';
import type checkout from '../locales/en-US/checkout.json';
import type chrome from '../locales/en-US/chrome.json';
import type shop from '../locales/en-US/shop.json';
import type staff from '../locales/en-US/staff.json';

/**
 * Every message by its English, with the names of its values between braces: `Save {amount}`. A text that American
 * English has in several forms, as in "1 item", has them in `locales/en-US`.
 */
export type MessageId =
  | keyof typeof account
  | keyof typeof api
  | keyof typeof chrome
  | keyof typeof checkout
  | keyof typeof shop
  | keyof typeof staff;

/** What stands in a gap: a number is written as its locale writes it, a text goes in as it is. */
export type Value = string | number;

type NamesIn<Id extends string> = Id extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values that a message needs, each by its name. @example ValuesOf<'Save {amount}'> is { amount: Value } */
export type ValuesOf<Id extends string> = { readonly [Name in NamesIn<Id>]: Value };

/** A message that is whole without values: what a table of titles holds. */
export type PlainMessageId = { [Id in MessageId]: NamesIn<Id> extends never ? Id : never }[MessageId];

/** Nothing for a message without gaps, else its values. */
export type ValuesArgument<Id extends string> = [NamesIn<Id>] extends [never] ? [] : [values: ValuesOf<Id>];
