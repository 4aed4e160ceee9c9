ALTER TABLE "team_invitations" DROP CONSTRAINT "team_invitations_token_hash_unique";--> statement-breakpoint
ALTER TABLE "team_invitations" DROP COLUMN "token_hash";