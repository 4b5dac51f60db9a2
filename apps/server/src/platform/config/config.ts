/** An OpenAI-compatible service. Without a key none is sent, which is what a local Ollama wants. */
export interface OpenAiService {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
}

/** Azure's speech service. */
export interface AzureSpeech {
  readonly key: string;
  readonly region: string;
}

/** The service's own name of each coach's voice. */
export interface CoachVoices {
  readonly John: string;
  readonly Daisy: string;
}

/** The service that speaks for the coaches; `null` in {@link Config} is the embedded voice. */
export type VoiceService =
  | { readonly provider: 'openai'; readonly service: OpenAiService; readonly voices: CoachVoices }
  | { readonly provider: 'azure'; readonly azure: AzureSpeech; readonly voices: CoachVoices };

/** The service that scores pronunciation; `null` in {@link Config} is the embedded scorer. */
export interface PronunciationService extends AzureSpeech {
  readonly provider: 'azure';
  /** Without a slash at its end; null is the region's own address. */
  readonly endpoint: string | null;
}

/** The credentials of this server at a provider of sign-ins. */
export interface SocialApp {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Google, or any other OpenID provider in its place. */
export interface GoogleApp extends SocialApp {
  /** Without a slash at its end. */
  readonly issuer: string;
}

/** Facebook: the address of its pages and that of its calls, without a slash at their ends. */
export interface FacebookApp extends SocialApp {
  readonly url: string;
  readonly graphUrl: string;
}

/** Stripe, which takes the payments. */
export interface StripeAccount {
  readonly secretKey: string;
  /** The secret that signs its messages. */
  readonly webhookSecret: string;
  /** Ids of its prices; null where the price is sent with each checkout. */
  readonly prices: { readonly monthly: string; readonly yearly: string } | null;
  /** Without a slash at its end. */
  readonly apiUrl: string;
}

/** The person or company that runs this server, for its legal page. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  /** Number in the register of companies. */
  readonly registration: string | null;
  readonly email: string | null;
}

/** Everything that can be set from outside, checked. `null` where nothing is set and an embedded part takes over. */
export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where learners reach the server, without a slash at its end, when that is not the address it listens on. */
  readonly publicUrl: string | null;
  /** How many proxies that set X-Forwarded-For, -Host and -Proto stand before the server: what came before them may be forged. */
  readonly trustedProxies: number;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The key of the built-in mailbox. Null is one that is made and kept. */
  readonly mailboxKey: string | null;
  readonly google: GoogleApp | null;
  readonly facebook: FacebookApp | null;
  /** Null is the built-in sandbox, in which no money moves. */
  readonly stripe: StripeAccount | null;
  readonly llm: OpenAiService | null;
  readonly speechToText: OpenAiService | null;
  readonly textToSpeech: VoiceService | null;
  readonly azureSpeech: AzureSpeech | null;
  readonly pronunciation: PronunciationService | null;
  readonly operator: Operator;
  /** 0 is no limit. */
  readonly freeConversationsPerDay: number;
  /** Multiplies every limit of one network address: many learners may share one. */
  readonly callerLimitFactor: number;
  /** Whether the embedded engines load right after the start, before the first learner needs them. */
  readonly warmUp: boolean;
  /** The token that opens `/metrics`. Null is one that is made and kept. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
}
