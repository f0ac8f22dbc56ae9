export interface FieldCheck {
  readonly complete: boolean;
  readonly error: { readonly code: string; readonly message: string } | null;
}

export declare const brandRules: (number: string) => {
  readonly brand: string;
  readonly lengths: readonly number[];
  readonly cvc: number;
};
export declare const digitsOf: (text: string) => string;
export declare const formatCardNumber: (text: string) => string;
export declare const formatExpiry: (text: string, wasDeleting?: boolean) => string;
export declare const passesLuhn: (number: string) => boolean;
export declare const checkCardNumber: (number: string) => FieldCheck;
export declare const checkExpiry: (digits: string, now: Date) => FieldCheck;
export declare const checkCvc: (digits: string, number: string) => FieldCheck;
