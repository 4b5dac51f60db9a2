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

/** Who speaks for the coaches; `null` in {@link Config} is the embedded voice. */
export type VoiceService =
  | { readonly provider: 'openai'; readonly service: OpenAiService; readonly voices: CoachVoices }
  | { readonly provider: 'azure'; readonly azure: AzureSpeech; readonly voices: CoachVoices };

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
  readonly llm: OpenAiService | null;
  readonly speechToText: OpenAiService | null;
  readonly textToSpeech: VoiceService | null;
  readonly azureSpeech: AzureSpeech | null;
  /** 0 is no limit. */
  readonly freeConversationsPerDay: number;
  readonly metricsToken: string | null;
  readonly logLevel: string;
}
